import { readFileSync, statSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Hands over a file's text now and after every change, until it is closed; null while there is none. It
 * is polled, which works alike on every file system and under renames.
 * @param read throws for a text that it cannot use, which is not handed over again
 * @param onRefused is told what it threw
 */
export function followFile(
  file: string,
  read: (text: string | null) => void,
  onRefused: (error: unknown) => void = () => undefined,
): { close(): void } {
  let seen = '';
  const look = () => {
    const version = versionOf(file);
    if (version === seen) return;
    seen = version;
    try {
      read(version === ABSENT ? null : readFileSync(file, 'utf8'));
    } catch (error) {
      onRefused(error);
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return { close: () => clearInterval(timer) };
}

const ABSENT = 'absent';

function versionOf(file: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(file, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch {
    return ABSENT;
  }
}
