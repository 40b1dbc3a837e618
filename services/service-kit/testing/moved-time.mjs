import { readFileSync } from 'node:fs';

/*
 * Loaded before anything else by every process of a product whose time is moved: what asks for the
 * present time is told another one, as many milliseconds ahead as the file says, and follows it.
 */

const FOLLOW_MS = 50;
const file = process.env.MOVED_TIME ?? '';
const real = Date.now.bind(Date);
let ahead = 0;

function follow() {
  try {
    ahead = Number(readFileSync(file, 'utf8'));
  } catch {
    // Being written: the next look reads it.
  }
}

follow();
setInterval(follow, FOLLOW_MS).unref();

const now = () => real() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
