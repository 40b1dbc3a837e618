import { Partner } from '@reset/api-contract/partners/partner.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Value from 'typebox/value';

/**
 * The partners of a folder, one JSON file each, by slug in the order of their names.
 * @throws one sentence about the first file that is not as it has to be
 */
export function readPartners(folder: string): ReadonlyMap<string, Partner> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const partners = files.map((file) => readPartner(folder, file));
  const byName = partners.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
  return new Map(byName.map((partner) => [partner.slug, partner]));
}

function readPartner(folder: string, file: string): Partner {
  const partner: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const [fault] = Value.Errors(Partner, partner);
  if (fault) throw new Error(`${file}: ${fault.instancePath || '/'} ${fault.message}.`);
  const checked = partner as Partner;
  if (`${checked.slug}.json` !== basename(file)) {
    throw new Error(`${file}: its slug is ${checked.slug}, so it has to be ${checked.slug}.json.`);
  }
  return checked;
}
