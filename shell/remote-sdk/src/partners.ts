import type { Partner as WirePartner } from '@reset/api-contract/partners/partner.ts';
import type { Camelized } from './camelized.ts';
import { camelizeKeys } from './convert-keys.ts';
import { pageData } from './page-data.ts';

/** An organisation whose people come to us under its brand: a file of `partners/`. */
export type Partner = Camelized<WirePartner>;

let known: Partner[] | undefined;

/** All of them, in the order of their names, as the gateway wrote them into the page. */
export function partners(): readonly Partner[] {
  known ??= camelizeKeys(pageData().partners) as Partner[];
  return known;
}

/** null for nobody's, and for a slug that no partner has. */
export const partnerOf = (slug: string | null): Partner | null =>
  partners().find((partner) => partner.slug === slug) ?? null;
