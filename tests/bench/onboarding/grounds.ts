import { person } from '../../e2e/product/running-product.ts';
import { openPage, type Visitor } from '../accounts/visitor.ts';
import { sized } from '../harness.ts';
import type { Resources } from '../../resources/with-resources.ts';
import { MANY_CALLS, openProduct } from '../setup/product.ts';
import { newApplicants, type BenchApplicant } from './applicants.ts';
import { seedApplications } from './seed-applications.ts';

/** How many others have applied. */
export const AMONG = { few: sized(1_000, 10), many: sized(100_000, 100) };
export type Among = keyof typeof AMONG;

/** A product of its own, and who is measured there. */
export type Ground = {
  /** Somebody whose application waits for others, signed in. */
  reader: Visitor;
  /** People who are asked for the terms now. */
  applicants: readonly BenchApplicant[];
  sandboxUrl: string;
};

/** Two products side by side, one with few applications and one with many. */
export async function openGrounds(
  resources: Resources,
  applicants: number,
): Promise<Record<Among, Ground>> {
  const few = await openGround(resources, { among: AMONG.few, applicants });
  return { few, many: await openGround(resources, { among: AMONG.many, applicants }) };
}

async function openGround(
  resources: Resources,
  { among, applicants }: { among: number; applicants: number },
): Promise<Ground> {
  const {
    RESET_DATA: dataFolder = '',
    RESET_URL: origin = '',
    RESET_SANDBOX_URL: sandboxUrl = '',
  } = await openProduct(resources, MANY_CALLS);
  await seedApplications(dataFolder, among);
  const reader = await openPage(origin);
  await reader.signIn(person('flagged'));
  return { reader, applicants: await newApplicants(origin, applicants), sandboxUrl };
}
