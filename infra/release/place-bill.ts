import { existsSync } from 'node:fs';
import writeFileAtomic from 'write-file-atomic';
import { readLockFile } from '../checks/supply-chain/locked-packages.ts';
import { billOfMaterials, readSlice, type BillOfMaterials } from './bill-of-materials.ts';
import { releaseFolder } from './release-folder.ts';

/** What a version of a slice is made of, by the clone's lock file. */
export async function readBill(
  root: string,
  slice: string,
  version?: string,
): Promise<BillOfMaterials> {
  const lock = await readLockFile(root, 'package-lock.json');
  return billOfMaterials(await readSlice(root, slice, version), lock);
}

/**
 * Writes beside a release's folder, where the gateway serves nothing, its bill of materials
 * (CycloneDX). It is of the day on which this content was placed first.
 */
export async function placeBill(
  root: string,
  store: string,
  slice: string,
  version: string,
): Promise<void> {
  const file = `${releaseFolder(store, slice, version)}.cdx.json`;
  if (existsSync(file)) return;
  const bill = await readBill(root, slice, version);
  await writeFileAtomic(file, `${JSON.stringify(bill, null, 2)}\n`);
}
