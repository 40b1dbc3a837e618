/**
 * The first three digits of the zip codes of each state, as of 2026-11-24 (USPS Publication 65). Within
 * a range lie some that are not given out yet.
 */
const PREFIXES: Readonly<Record<string, string>> = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200-205 569',
  FL: '320-339 341-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '206-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-732 734-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831',
};

/**
 * Where mail is carried over the border: prefixes of the neighbours, by the state that some of their
 * codes reach into (Census Bureau, ZIP Code Tabulation Areas that lie in several states).
 */
const OVER_THE_BORDER: Readonly<Record<string, string>> = {
  AL: '319',
  AR: '657 755',
  AZ: '845 873',
  CA: '890 894 976',
  CO: '691 820',
  IA: '681',
  ID: '598 831 898 979 990 991',
  IL: '636',
  KS: '683 684 689 690',
  KY: '385',
  LA: '717',
  MA: '028',
  MD: '203',
  ME: '035',
  MI: '545',
  MO: '526 726',
  MT: '577 828',
  ND: '592',
  NE: '665 669 807 820',
  NM: '798 799 811 865',
  NV: '840',
  NY: '063',
  OK: '719',
  OR: '894',
  SD: '510 586 687 692 693 827',
  TN: '422 723',
  TX: '739 880 884',
  UT: '813 829 833 860 865',
  VA: '200',
  WA: '838',
  WY: '577 834',
};

/** Whether a zip code of five digits can be one of a state, by its first three. */
export function isZipOf(state: string, zipCode: string): boolean {
  const prefix = zipCode.slice(0, 3);
  return rangesOf(state).some(([first, last]) => first <= prefix && prefix <= last);
}

const rangesOf = (state: string): [first: string, last: string][] =>
  [PREFIXES, OVER_THE_BORDER]
    .flatMap((ranges) => (Object.hasOwn(ranges, state) ? (ranges[state] ?? '').split(' ') : []))
    .map((range) => [range.slice(0, 3), range.slice(-3)]);
