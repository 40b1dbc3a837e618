import Type, { type Static } from 'typebox';
import { callProvider, ProviderError } from '@reset/service-kit';
import { nullable, RecordId, Text } from '#providers/http/provider-fields.ts';
import { wholeList } from '#providers/http/read-pages.ts';
import type { Institution, InstitutionDirectory } from '#providers/institution-directory.ts';

/* Pinwheel, as far as we read it: https://docs.pinwheelapi.com. */

/** The largest page of Pinwheel. */
const PAGE = 100;
const MAX_PAGES = 500;

const Platform = Type.Object({
  id: RecordId,
  name: Text,
  type: Type.Union([Type.Literal('payroll'), Type.Literal('time_and_attendance')]),
  supported_jobs: Type.Array(Text),
});
const Page = Type.Object({
  meta: Type.Object({ next_cursor: nullable(RecordId) }),
  data: Type.Array(Platform),
});
const One = Type.Object({ data: Platform });

/** The platforms that Pinwheel knows: payrolls, benefits and gigs, and those that keep hours. */
export function pinwheelInstitutionDirectory(options: {
  baseUrl: string;
  secret: string;
}): InstitutionDirectory {
  const request = { headers: { 'x-api-secret': options.secret } };
  let running: Promise<Institution[]> | null = null;

  async function readAll(): Promise<Institution[]> {
    const read: Static<typeof Platform>[] = [];
    let cursor: string | null = '';
    for (let count = 0; count < MAX_PAGES; count += 1) {
      const query: URLSearchParams = new URLSearchParams({
        limit: String(PAGE),
        ...(cursor ? { cursor } : {}),
      });
      const { meta, data }: Static<typeof Page> = await callProvider(
        Page,
        `${options.baseUrl}/v1/platforms?${query.toString()}`,
        request,
      );
      read.push(...data);
      cursor = meta.next_cursor;
      if (cursor === null) return wholeList(read.map(toInstitution), 0);
    }
    throw new ProviderError('The platforms never end', 'unavailable');
  }

  return {
    readAll,

    // Pinwheel has no search: whoever searches at one time shares one reading of all.
    async search(name, kind) {
      running ??= readAll().finally(() => {
        running = null;
      });
      const wanted = name.toLowerCase();
      return (await running).filter(
        (platform) => platform.kind === kind && platform.name.toLowerCase().includes(wanted),
      );
    },

    async find(id) {
      // It becomes a part of the address: with `..` it would ask for something else.
      if (!/^[\w-]+$/.test(id)) return null;
      const url = `${options.baseUrl}/v1/platforms/${id}`;
      try {
        return toInstitution((await callProvider(One, url, request)).data);
      } catch (error) {
        if (error instanceof ProviderError && error.reason === 'refused') return null;
        throw error;
      }
    },
  };
}

const toInstitution = (platform: Static<typeof Platform>): Institution => ({
  id: platform.id,
  kind: platform.type,
  name: platform.name,
  products: platform.supported_jobs,
  isDigitalOnly: false,
});
