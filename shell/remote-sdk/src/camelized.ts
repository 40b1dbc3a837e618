/** A type of the wire as the browser reads it: keys in camelCase, values as they are. */
export type Camelized<Wire> = Wire extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : Wire extends object
    ? { [Key in keyof Wire as CamelKey<Key>]: Camelized<Wire[Key]> }
    : Wire;

/** Keys that are no plain identifiers are data, not names, and stay. */
type CamelKey<Key> = Key extends string ? (IsPlain<Key> extends true ? Camel<Key> : Key) : Key;

type Camel<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Key;

type IsPlain<Key extends string> = Key extends ''
  ? true
  : Key extends `${infer First}${infer Rest}`
    ? First extends PlainCharacter
      ? IsPlain<Rest>
      : false
    : false;

type PlainCharacter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z')
  | ('0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '_');
