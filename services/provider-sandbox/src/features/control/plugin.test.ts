import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startSandbox } from '../../testing/start-sandbox.ts';
