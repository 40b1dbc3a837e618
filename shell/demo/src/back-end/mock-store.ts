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
export type BackEnd = {
  store: MockStore;
  context: Context;
  /** Somebody is signed in at the services as well. */
  hasOwnSession: boolean;
};

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
    try {
      storage.setItem(KEY, JSON.stringify(state));
      timer = undefined;
    } catch {
      // No room, as by large logos: this page goes on with what it has, and tries again at the next change.
    }
  };
  const keep = (next: MockState) => {
    state = next;
    clearTimeout(timer);
    timer = setTimeout(flush, WRITE_DELAY_MS);
  };
  const kept = readState(storage);
  let state = kept ?? seed(session);
  if (!kept) keep(state);
  // Another tab may have changed it, unless a change of this one is still to be written.
  const read = () => (timer === undefined ? (state = readState(storage) ?? state) : state);
  return {
    read,
    change: (by) => keep(by(read())),
    reset: () => keep(seed(state)),
    flush,
  };
}

/** Puts her as she is now in the place of what she was. */
export const changeMember = (store: MockStore, changed: MockMember): void =>
  store.change((state) => ({
    ...state,
    members: state.members.map((one) => (one.profile.id === changed.profile.id ? changed : one)),
  }));

/** Who is signed in; undefined for nobody. */
export function signedIn(store: MockStore): MockMember | undefined {
  const { members, currentId, isSignedIn } = store.read();
  return isSignedIn ? members.find(({ profile }) => profile.id === currentId) : undefined;
}

function readState(storage: Storage): MockState | null {
  try {
    const state: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isWhole(state) ? state : null;
  } catch {
    return null;
  }
}

/** Whether all is there that the mock reckons with: what somebody has damaged is begun anew. */
function isWhole(kept: unknown): kept is MockState {
  const { version, members, currentId, isSignedIn } = (kept ?? {}) as Partial<MockState>;
  return (
    version === 1 &&
    typeof currentId === 'string' &&
    typeof isSignedIn === 'boolean' &&
    Array.isArray(members) &&
    members.every(isMember) &&
    members.some(({ profile }) => profile.id === currentId)
  );
}

function isMember(kept: unknown): kept is MockMember {
  const { profile, ...lists } = (kept ?? {}) as Partial<MockMember>;
  return (
    typeof profile?.id === 'string' &&
    typeof profile.email === 'string' &&
    LISTS.every((name) => Array.isArray(lists[name]))
  );
}

const LISTS = ['shifts', 'purchases', 'bills', 'paychecks', 'taxReturns'] as const;
