/* What the generated names are made of. They are invented, and sound like places and firms. */

const PLACE_BEGINNINGS = wordsOf(`
  Amble Arden Bramble Brindle Cinder Corrie Damsel Dunlin Elder Ember Fallow Fennel Gannet Gorse
  Harrow Hazel Jackdaw Juniper Kestrel Kittle Larch Linnet Mallow Marl Nettle Osprey Pebble Quill
  Rowan Sorrel Tansy Thistle
`);
const PLACE_ENDINGS = wordsOf(`
  bourne combe croft dale fell garth holm hythe march mere ness reach strand tarn thorpe wick
`);

const BRAND_BEGINNINGS = wordsOf(`
  Astra Bolder Cobalt Delta Evergreen Fathom Granite Halcyon Indigo Jubilee Keystone Lantern
  Mosaic Nimbus Opal Pinnacle Quantum Russet Saffron Tamarind Umber Verdant Willow Zephyr
`);
const BRAND_ENDINGS = wordsOf(`
  bridge crest field forge gate grove leaf light line mark path point spring star trail works
`);

export const places = inForms(
  PLACE_BEGINNINGS,
  PLACE_ENDINGS.map((ending) => `*${ending}`),
);

export const brands = inForms(
  BRAND_BEGINNINGS,
  BRAND_ENDINGS.map((ending) => `*${ending}`),
);

/** Every word in every form; a form says with `*` where the word stands. */
export function inForms(words: readonly string[], forms: readonly string[]): string[] {
  return words.flatMap((word) => forms.map((form) => form.replace('*', word)));
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
