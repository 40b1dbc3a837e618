/**
 * Whether ten digits can be somebody's own number: as numbers are given out in North America (area and
 * exchange begin with 2 to 9, and neither is a service code such as 911), and neither one that nobody
 * pays to call nor one that costs more (https://www.nanpa.com/numbering/area-codes).
 */
export function isPhoneNumber(digits: string): boolean {
  const [, area = '', exchange = ''] = /^([2-9]\d{2})([2-9]\d{2})\d{4}$/.exec(digits) ?? [];
  return area !== '' && !OF_NOBODY.test(area) && !SERVICE.test(exchange);
}

const SERVICE = /^[2-9]11$/;
/** Service codes, toll-free, premium. */
const OF_NOBODY = /^([2-9]11|800|822|833|844|855|866|877|888|900)$/;
