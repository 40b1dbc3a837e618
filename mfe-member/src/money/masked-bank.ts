export { maskedBank } from '@reset/remote-sdk/masked-bank';
