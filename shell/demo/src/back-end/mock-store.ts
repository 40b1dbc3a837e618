import type { Context } from '#context.ts';
import type { MockMember } from '#members/mock-member.ts';
import { FIRST_MEMBERS, newMember } from '#members/new-member.ts';

export type MockState = {
  /** Grows with each change of this shape: what another version kept is begun anew. */
  version: 1;
  members: MockMember[];
  currentId: string;
  isSignedIn: boolean;
};

export type MockStore = {
  read(): MockState;
  change(by: (state: MockState) => MockState): void;
  /** The fictional members as they were at first, and who is signed in. */
  reset(): void;
  /** Writes at once what is waiting to be written. */
  flush(): void;
};

/** What a route of the mock has at hand. */
export type BackEnd = { store: MockStore; context: Context };

const KEY = 'mockBackEnd';
/** How long changes are gathered before they are written (specification 3, section 3). */
export const WRITE_DELAY_MS = 10;

/**
 * The mock's state: what local storage has, or else two fictional members.
 * @param session whether the first of them is signed in to begin with
 */
export function openMockStore(
  storage: Storage,
  context: Context,
  session: Pick<MockState, 'isSignedIn'>,
): MockStore {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seed = ({ isSignedIn }: Pick<MockState, 'isSignedIn'>): MockState => {
    const members = FIRST_MEMBERS.map((wanted) => newMember(wanted, context));
    return { version: 1, members, currentId: members[0]?.profile.id ?? '', isSignedIn };
  };
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    storage.setItem(KEY, JSON.stringify(state));
  };
  const keep = (next: MockState) => {
    state = next;
    clearTimeout(timer);
    timer = setTimeout(flush, WRITE_DELAY_MS);
  };
  const kept = readState(storage);
  let state = kept ?? seed(session);
  if (!kept) keep(state);
  return {
    // Another tab may have changed it, unless a change of this one is still to be written.
    read: () => (timer === undefined ? (state = readState(storage) ?? state) : state),
    change: (by) => keep(by(state)),
    reset: () => keep(seed(state)),
    flush,
  };
}

/** Who is signed in; undefined for nobody. */
export function signedIn(store: MockStore): MockMember | undefined {
  const { members, currentId, isSignedIn } = store.read();
  return isSignedIn ? members.find(({ profile }) => profile.id === currentId) : undefined;
}

function readState(storage: Storage): MockState | null {
  try {
    const state = JSON.parse(storage.getItem(KEY) ?? 'null') as MockState | null;
    return state?.version === 1 ? state : null;
  } catch {
    return null;
  }
}
