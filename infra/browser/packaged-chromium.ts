import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

const PACKAGE = '@sparticuz/chromium';

/**
 * Unpacks the Chromium that comes from npm, once per version and user, together with the shared
 * libraries and fonts that a bare machine lacks.
 * @returns where it is, and the environment without which it does not start or paints no text
 */
export async function preparePackagedChromium() {
  const folder = join('/var/tmp', `reset-chromium-${version()}-${userInfo().username}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Into a folder of its own and then renamed, so that an interrupted run leaves no half browser. */
async function unpack(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await inflateInto(draft);
  await writeFile(join(draft, 'fonts.conf'), fontsConfig(folder));
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
}

/** The package knows only the temporary folder as its target. */
async function inflateInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR'] ?? tmpdir();
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(packageFolder(), 'bin/al2023.tar.br'));
  } finally {
    process.env['TMPDIR'] = before;
  }
}

/** Without a configuration of its own it finds no font and leaves all text blank. */
const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

/** The package exports no package.json, so its folder is found from its entry. */
const packageFolder = () => dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));

function version(): string {
  const manifest = createRequire(import.meta.url)(join(packageFolder(), 'package.json')) as {
    version: string;
  };
  return manifest.version;
}
