/** Who looks after what: the first team of each line of CODEOWNERS, by folder without slashes around it. */
export const readOwners = (codeowners: string): ReadonlyMap<string, string> =>
  new Map(
    [...codeowners.matchAll(/^\/(\S+?)\/?\s+@reset\/(?:team-)?(\S+)/gm)].map(
      ([, path = '', team = '']) => [path, team],
    ),
  );
