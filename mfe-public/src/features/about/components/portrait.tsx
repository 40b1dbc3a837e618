import styles from './portrait.module.css';

export type Look =
  | 'bald'
  | 'beard'
  | 'bob'
  | 'bun'
  | 'curls'
  | 'fringe'
  | 'long'
  | 'scarf'
  | 'short';

/** What lies behind a head, and what on top of it. */
const HAIR: Record<Look, { behind?: string; above: string }> = {
  bald: {
    above: 'M33 45c1 15 8 20 15 20s14-5 15-20c-3 6-6 9-9 9-2-2-10-2-12 0-3 0-6-3-9-9z',
  },
  bob: {
    behind: 'M28 58c-4-26 2-41 20-41s24 15 20 41c-3 4-9 4-11 0H39c-2 4-8 4-11 0z',
    above: 'M32 42c-1-16 6-24 16-24s17 8 16 24c-5-2-16-5-19-13-2 7-8 11-13 13z',
  },
  fringe: {
    above: 'M30 40c-1-18 8-25 20-25 11 0 17 8 15 23-3-3-5-5-5-8-8 4-20 2-25-2 0 5-3 8-5 12z',
  },
  short: { above: 'M31 42c-3-18 5-27 18-27s20 9 17 27c-3-9-8-12-17-12s-15 3-18 12z' },
  bun: {
    behind: 'M40 13a9 9 0 1 1 18 0a9 9 0 1 1-18 0z',
    above: 'M32 40c-2-15 6-23 17-23s18 8 16 23c-4-8-9-13-20-13-7 0-11 5-13 13z',
  },
  curls: {
    behind:
      'M26 40a9 9 0 0 1 4-15 10 10 0 0 1 12-10 10 10 0 0 1 14 0 10 10 0 0 1 11 10 9 9 0 0 1 4 15 8 8 0 0 1-6 14H32a8 8 0 0 1-6-14z',
    above: 'M33 36c3-8 8-11 16-11s12 3 15 11c2-14-5-19-15-19s-18 5-16 19z',
  },
  long: {
    behind: 'M27 74c-2-34 2-58 21-58s24 24 22 58z',
    above: 'M32 42c0-16 6-24 17-24s16 8 16 24c-2-10-9-14-13-15-4 8-14 8-20 15z',
  },
  beard: {
    above:
      'M32 36c-1-13 6-20 16-20s17 7 16 20c-4-7-8-9-16-9s-12 2-16 9zM33 43c1 17 8 22 15 22s14-5 15-22c-3 7-7 8-15 8s-12-1-15-8z',
  },
  scarf: {
    behind: 'M26 74c-4-36 2-60 22-60s26 24 22 60z',
    above: 'M31 48c-2-20 5-30 17-30s19 10 17 30c-2-14-7-20-17-20s-15 6-17 20z',
  },
};

/**
 * Somebody without a name, drawn in the theme's colours but for the skin. Decoration.
 * @param tone which of three skins and coats; any number
 */
export function Portrait({ look, tone }: { look: Look; tone: number }) {
  const { behind, above } = HAIR[look];
  const hair = look === 'scarf' ? styles.scarf : styles.hair;
  return (
    <svg className={styles.portrait} data-tone={tone % 3} viewBox="0 0 96 96" aria-hidden="true">
      {behind && <path className={hair} d={behind} />}
      <path className={styles.coat} d="M12 96c0-20 16-29 36-29s36 9 36 29z" />
      <path className={styles.neck} d="M41 54h14v15a7 7 0 0 1-14 0z" />
      <ellipse className={styles.skin} cx="48" cy="42" rx="16" ry="20" />
      <path className={hair} d={above} />
    </svg>
  );
}
