import { Partner } from '@reset/api-contract/partners/partner.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Value from 'typebox/value';
import { pictureFault } from './picture-fault.ts';

/**
 * The partners of a folder, one JSON file each, by slug in the order of their names.
 * @throws one sentence about the first file that is not as it has to be
 */
export function readPartners(folder: string): ReadonlyMap<string, Partner> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const partners = files.toSorted().map((file) => readPartner(folder, file));
  const byName = partners.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
  return new Map(byName.map((partner) => [partner.slug, partner]));
}

function readPartner(folder: string, file: string): Partner {
  const partner = parse(readFileSync(join(folder, file), 'utf8'), file);
  const [fault] = Value.Errors(Partner, partner);
  if (fault) {
    const words = fault.keyword === 'boolean' ? 'is no field of a partner' : fault.message;
    throw new Error(`${file}: ${fault.instancePath || '/'} ${words}.`);
  }
  const checked = partner as Partner;
  if (file !== `${checked.slug}.json`) {
    throw new Error(`${file}: its slug is ${checked.slug}, so it has to be ${checked.slug}.json.`);
  }
  for (const [name, svg] of Object.entries(checked.logo)) {
    const drawn = pictureFault(svg);
    if (drawn) throw new Error(`${file}: /logo/${name} is no mark. ${drawn}`);
  }
  return checked;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file}: it is not valid JSON.`, { cause });
  }
}
