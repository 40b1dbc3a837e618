import { OverrideChange } from '@reset/api-contract/gateway/release-override.ts';
import Value from 'typebox/value';

/** The reply header by which a service says what the browser opens; it never reaches the browser. */
export const OVERRIDE_HEADER = 'x-reset-release-override';

/** What the header says, or undefined when it is not what the contract describes. */
export function readOverrideChange(header: string): OverrideChange | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
    return Value.Check(OverrideChange, said) ? said : undefined;
  } catch {
    return undefined;
  }
}
