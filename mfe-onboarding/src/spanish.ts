import type { Translation } from '@reset/remote-sdk';

/** All catalogues of this slice in the Spanish of the United States. */
export default [] as readonly Translation[];
