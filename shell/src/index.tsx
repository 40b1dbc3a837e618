import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { start } from './start.tsx';

start({ registerRemotes, loadRemote });
