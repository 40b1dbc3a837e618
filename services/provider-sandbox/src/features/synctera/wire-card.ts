import type { Card } from './synctera-records.ts';

/** A card as Synctera tells it: without its number, which the widget alone shows. */
export function wireCard({ pan, cvv: _cvv, pin, ...card }: Card) {
  return {
    ...card,
    type: 'DEBIT',
    card_brand: 'VISA',
    bin: pan.slice(0, 6),
    last_four: pan.slice(-4),
    is_pin_set: pin !== null,
    ...(card.form === 'PHYSICAL' ? { physical_card_format: 'CONTACTLESS' } : {}),
  };
}
