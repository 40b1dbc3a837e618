import { STATE_NAMES } from './states.ts';
import { isZipOf } from './zip-code.ts';

/** The card is not to be had in territories. */
export const isState = (abbreviation: string): boolean => Object.hasOwn(STATE_NAMES, abbreviation);

const BOXES = [
  // P.O. Box, PO Bx, P O B, PO Drawer; in one word where no other follows, as in a street's name.
  /\b(p\.?\s+o\.?|p\.\s*o\.?|po\.|po(?=\s))\s*(b(ox|x)?|drawer)(?![a-z])/i,
  /\bpob(ox|x)?(?!\s*[a-z]{2})/i,
  /\bpost\s+office\s+(box|bx|drawer)\b/i,
  // P.O. 12, where the word for the box is left out.
  /\bp\.?\s*o(\.\s*|\s+|\s*#)#?\s*\d|^#?\s*po\d/i,
  /\b(box|bx|drawer)\s+#?\s*\d+[a-z]?\s*$/i,
  // Of who rents boxes out, which the Postal Service calls private.
  /\bp\.?\s*m\.?\s*b\.?\s*#?\d|\bprivate\s+mail\s*box\b/i,
  /\b(apartado|apdo\.?)\s*(postal\s*)?#?\s*\d/i,
  /^general\s+delivery\b/i,
];

/**
 * The box of a house on a rural or a highway contract route, to which mail is brought: HC 68 Box 23A.
 * https://pe.usps.com/text/pub28/28c2_024.htm
 */
const RURAL_BOX =
  /^(r\.?\s*r|rural\s+route|r\.?f\.?d|h\.?\s*c|highway\s+contract(\s+route)?|star\s+route)\.?\s*#?\d+[a-z]?,?\s+box\s+#?\d+[a-z]?$/i;

/** Whether a line of an address is a box, or a counter where mail is fetched: nobody lives there. */
export const isPoBox = (line: string): boolean =>
  !RURAL_BOX.test(line) && BOXES.some((box) => box.test(line));

/** Whether a line names a street or a city: digits alone name neither. */
const namesPlace = (line: string): boolean => /\p{L}/u.test(line);

/** Where somebody lives, its lines as `oneLine` leaves them; what is not told is empty. */
export type TypedAddress = Readonly<
  Record<'streetOne' | 'streetTwo' | 'city' | 'stateAbbr' | 'zipCode', string>
>;

const LONGEST = { street: 100, city: 60 };

/** What is wrong with one part of an address, or null. Of no state, no zip code is said to be wrong. */
export function addressFault(part: keyof TypedAddress, address: TypedAddress) {
  const typed = address[part];
  switch (part) {
    case 'streetOne':
      return namesPlace(typed) ? streetFault(typed) : 'no_street';
    case 'streetTwo':
      return streetFault(typed);
    case 'city':
      return cityFault(typed);
    case 'stateAbbr':
      if (typed === '') return 'no_state';
      return isState(typed) ? null : 'not_a_state';
    case 'zipCode':
      return zipFault(address);
  }
}
export type AddressFault = NonNullable<ReturnType<typeof addressFault>>;

function streetFault(street: string) {
  if (street.length > LONGEST.street) return 'street_too_long';
  return isPoBox(street) ? 'po_box' : null;
}

function cityFault(city: string) {
  if (!namesPlace(city)) return 'no_city';
  if (city.length > LONGEST.city) return 'city_too_long';
  return isPoBox(city) ? 'po_box' : null;
}

function zipFault({ stateAbbr, zipCode }: TypedAddress) {
  if (zipCode === '') return 'no_zip_code';
  if (!/^\d{5}$/.test(zipCode)) return 'not_a_zip_code';
  return isState(stateAbbr) && !isZipOf(stateAbbr, zipCode) ? 'zip_code_elsewhere' : null;
}
