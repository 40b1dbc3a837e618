import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { start } from './start.tsx';

// In a turn of its own: reading this file and beginning are each as much as a phone does at once
// without keeping its owner waiting.
setTimeout(() => void start({ registerRemotes, loadRemote }));
