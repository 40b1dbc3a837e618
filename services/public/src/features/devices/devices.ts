// The feature's only door: what other features may use.
export { knowsDeviceIn, recordKnownDevice, type KnowsDevice } from './device-store.ts';
