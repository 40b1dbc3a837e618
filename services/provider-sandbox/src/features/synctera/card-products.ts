import { stableId } from '#personas/stable-id.ts';

const product = (name: string, form: 'VIRTUAL' | 'PHYSICAL') => ({
  id: stableId('synctera card product', form),
  card_program_id: stableId('synctera card program'),
  name,
  form,
  active: true,
  start_date: '2024-01-01T00:00:00Z',
});

/** The cards that can be ordered; always the same ones. */
export const CARD_PRODUCTS = [
  product('Virtual debit card', 'VIRTUAL'),
  product('Debit card', 'PHYSICAL'),
] as const;
