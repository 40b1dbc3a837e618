/** What a file says of one thing that happened. Whole cents. */
export type TheirEntry = {
  key: string;
  issuerId: string;
  cents: number;
  /** The key of the entry that it takes back; null for none. */
  undoes: string | null;
};

/** What we have booked of one; several of one key are one. */
export type OurEntry = { key: string; ourId: string; cents: number };

/** How an entry differs. */
export type EntryDifferenceKind =
  | 'missing_with_us'
  | 'missing_there'
  | 'amount_differs'
  | 'doubled';

/** What they and we do not have alike; null for what is not there. */
export type EntryDifference = {
  key: string;
  kind: EntryDifferenceKind;
  ourId: string | null;
  theirId: string | null;
  ourCents: number | null;
  theirCents: number | null;
};

/**
 * Compares two lists by key, in whatever order they are. What is there more than once with them is
 * compared once, by the entry that fits ours, and the others are doubled. What we have nothing of and
 * they took back themselves differs no more.
 * @returns what differs, by key
 */
export function matchEntries(
  theirs: readonly TheirEntry[],
  ours: readonly OurEntry[],
): EntryDifference[] {
  const theirsOf = Map.groupBy(theirs, ({ key }) => key);
  const oursOf = Map.groupBy(ours, ({ key }) => key);
  const keys = new Set([...theirsOf.keys(), ...oursOf.keys()]);
  const found = [...keys].toSorted().flatMap((key) => {
    const booked = added(oursOf.get(key) ?? []);
    return differencesOf(key, sorted(theirsOf.get(key) ?? []), booked);
  });
  return withoutUndone(found, theirsOf);
}

function differencesOf(
  key: string,
  theirs: readonly TheirEntry[],
  ours: OurEntry | null,
): EntryDifference[] {
  const at = theirs.findIndex(({ cents }) => cents === ours?.cents);
  const fitting = theirs.at(Math.max(at, 0));
  const others = theirs.filter((_entry, index) => index !== Math.max(at, 0));
  const one = sidesOf(key, fitting, ours);
  const theirCents = others.reduce((sum, { cents }) => sum + cents, 0);
  const doubled = { ...sidesOf(key, others[0], ours), theirCents, kind: 'doubled' as const };
  return [
    ...(one.ourCents === one.theirCents ? [] : [{ ...one, kind: kindOf(fitting, ours) }]),
    ...(others.length > 0 ? [doubled] : []),
  ];
}

const sidesOf = (key: string, theirs: TheirEntry | undefined, ours: OurEntry | null) => ({
  key,
  ourId: ours?.ourId ?? null,
  theirId: theirs?.issuerId ?? null,
  ourCents: ours?.cents ?? null,
  theirCents: theirs?.cents ?? null,
});

function kindOf(theirs: TheirEntry | undefined, ours: OurEntry | null): EntryDifferenceKind {
  if (!theirs) return 'missing_there';
  return ours ? 'amount_differs' : 'missing_with_us';
}

/** Null where nothing is booked, or all of it was undone. */
function added(entries: readonly OurEntry[]): OurEntry | null {
  const [first] = entries.toSorted((one, other) => compare(one.ourId, other.ourId));
  const cents = entries.reduce((sum, entry) => sum + entry.cents, 0);
  return first && cents !== 0 ? { ...first, cents } : null;
}

const sorted = (entries: readonly TheirEntry[]): TheirEntry[] =>
  entries.toSorted(
    (one, other) => compare(one.issuerId, other.issuerId) || one.cents - other.cents,
  );

const compare = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

function withoutUndone(
  differences: readonly EntryDifference[],
  theirsOf: ReadonlyMap<string, readonly TheirEntry[]>,
): EntryDifference[] {
  const unknown = new Map(
    differences
      .filter(({ kind }) => kind === 'missing_with_us')
      .map((difference) => [difference.key, difference.theirCents ?? 0]),
  );
  const gone = new Set<string>();
  for (const [key, cents] of unknown) {
    const undone = theirsOf.get(key)?.[0]?.undoes ?? null;
    if (undone !== null && unknown.get(undone) === -cents) {
      gone.add(key);
      gone.add(undone);
    }
  }
  return differences.filter(({ key, kind }) => kind !== 'missing_with_us' || !gone.has(key));
}
