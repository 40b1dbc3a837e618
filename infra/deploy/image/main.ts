import { join } from 'node:path';
import { buildAlone } from '../../release/build-alone.ts';
import { serviceSlice } from '../../release/release-folder.ts';
import { placeImage, RELEASE_STORE_IMAGE } from './place-image.ts';

// `npm run image -- SLICE FOLDER`, as the Dockerfile does: builds a slice alone and lays out what its image has.
const [slice, folder] = process.argv.slice(2);
if (!slice || !folder)
  throw new Error('Name the slice and a folder: npm run image -- member /image');
const root = process.cwd();
if (slice !== RELEASE_STORE_IMAGE) await buildAlone(join(root, serviceSlice(slice)));
await placeImage(root, slice, folder);
