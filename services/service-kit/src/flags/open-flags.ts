import {
  FlagNotFoundError,
  NOOP_PROVIDER,
  OpenFeature,
  StandardResolutionReasons,
  TypeMismatchError,
  type Client,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import type { FlagState } from '@reset/api-contract/flags/flag-states.ts';
import type { FlagName, Flags as PageFlags } from '@reset/api-contract/gateway/page-data.ts';
import type { KitConfig } from '../config/kit-config.ts';
import type { KitContext } from '../context.ts';
import { followFile } from '../files/follow-file.ts';
import { newId } from '../new-id.ts';
import { FLAG_NAMES, FLAGS } from './flag-list.ts';
import { configuredFlag, type FlagsConfig } from './flags-config.ts';
import { readFlagsFile } from './read-flags-file.ts';

type Side = FlagState['side'];
type Source = FlagState['source'];

/** The flags of one process. */
export type Flags = {
  /** OpenFeature's evaluation API. It never throws: what cannot be evaluated is the given default. */
  client: Pick<Client, 'getBooleanValue'>;
  /** The flags as a page has them; being read is what becomes of them there. */
  forPages(): Promise<PageFlags>;
  /** A page is sent whose code these slices are: each flag is read by the first that reads it. */
  recordPage(slices: readonly PageSlice[]): void;
  /** How those stand that this service reads, and those of the pages that it sends. */
  states(): FlagState[];
  /** Is called after the file changed what a flag is. */
  onChange(listener: () => void): void;
};

/** A slice in the browser by its name in the federation, or the shell; and its release. */
export type PageSlice = { by: string; version: string };

/** Opens the flags of a service over their file and its configuration; closed with its resources. */
export function openFlags(
  deps: Pick<KitContext, 'name' | 'log' | 'clock' | 'addresses' | 'resources'> & {
    config: FlagsConfig & Pick<KitConfig, 'NODE_ENV'>;
  },
): Flags {
  const { name: service, addresses, clock, config, log, resources } = deps;
  const listeners: (() => void)[] = [];
  const lastReads = new Map<string, FlagState['last_read']>();
  let written: ReadonlyMap<string, boolean> = new Map();

  const record = (
    side: Side,
    name: string,
    { by, version }: { by: string; version: string | null },
  ) => lastReads.set(`${side} ${name}`, { by, version, at: clock.now().toISOString() });

  const valueOf = (name: FlagName): [boolean, Source] => {
    const { neverInProduction, default: otherwise } = FLAGS[name];
    if (neverInProduction && config.NODE_ENV === 'production') return [false, 'production'];
    const inFile = written.get(name);
    if (inFile !== undefined) return [inFile, 'file'];
    const configured = configuredFlag(config, name);
    return configured === undefined ? [otherwise, 'default'] : [configured, 'configuration'];
  };

  if (config.FLAGS_FILE !== '') {
    const { FLAGS_FILE: file } = config;
    const read = (text: string | null) => {
      const before = FLAG_NAMES.map((name) => valueOf(name)[0]).join();
      written = text === null ? new Map() : readFlagsFile(text);
      if (FLAG_NAMES.map((name) => valueOf(name)[0]).join() === before) return;
      for (const listener of listeners) listener();
    };
    // What was good last stays. The message is about our own file, and names nobody.
    const refuse = (err: unknown) => log.error({ err, file }, 'flags.file_refused');
    resources.adopt(followFile(file, read, refuse), (it) => it.close());
  }

  // The API is one for a process; tests have several services in one.
  const domain = `${service} ${newId()}`;
  OpenFeature.setProvider(domain, booleanProvider(valueOf));
  resources.defer(() => void OpenFeature.setProvider(domain, NOOP_PROVIDER));
  const client = OpenFeature.getClient(domain).addHooks({
    after({ flagKey, context }) {
      if (context['side'] === FOR_PAGES.side) return;
      record('server', flagKey, { by: service, version: addresses.versionOf(service) });
    },
  });

  const stateOf = (name: FlagName, side: Side): FlagState => {
    const [value, source] = valueOf(name);
    const last_read = lastReads.get(`${side} ${name}`) ?? null;
    return { name, side, service, value, source, last_read };
  };

  return {
    client,
    async forPages() {
      const values = await Promise.all(
        FLAG_NAMES.map((name) => client.getBooleanValue(name, FLAGS[name].default, FOR_PAGES)),
      );
      const named = FLAG_NAMES.map((name, at) => [name.replaceAll('-', '_'), values[at]]);
      return Object.fromEntries(named) as PageFlags;
    },
    recordPage(slices) {
      for (const name of FLAG_NAMES) {
        const { browser } = FLAGS[name].readers;
        const reader = slices.find(({ by }) => browser.includes(by));
        if (reader) record('browser', name, reader);
      }
    },
    states: () =>
      FLAG_NAMES.flatMap((name) => {
        const { browser, server } = FLAGS[name].readers;
        return [
          ...(service === PAGES_ARE_SENT_BY && browser.length > 0
            ? [stateOf(name, 'browser')]
            : []),
          ...(server.includes(service) ? [stateOf(name, 'server')] : []),
        ];
      }),
    onChange: (listener) => void listeners.push(listener),
  };
}

const PAGES_ARE_SENT_BY = 'gateway';

/** In the evaluation's context: what is evaluated for a page is read by the slice that it is sent to. */
const FOR_PAGES = { side: 'browser' } as const;

/** OpenFeature's provider of flags that are on or off. */
function booleanProvider(valueOf: (name: FlagName) => [boolean, Source]): Provider {
  const isNoFlagOfOurs = () => Promise.reject(new TypeMismatchError('Flags are on or off.'));
  return {
    metadata: { name: 'flags-file' },
    runsOn: 'server',
    async resolveBooleanEvaluation(name): Promise<ResolutionDetails<boolean>> {
      if (!isFlag(name)) throw new FlagNotFoundError(`There is no flag ${name}.`);
      const [value, source] = valueOf(name);
      const reason = REASONS[source];
      return { value, variant: value ? 'on' : 'off', reason, flagMetadata: { source } };
    },
    resolveStringEvaluation: isNoFlagOfOurs,
    resolveNumberEvaluation: isNoFlagOfOurs,
    resolveObjectEvaluation: isNoFlagOfOurs,
  };
}

const REASONS = {
  file: StandardResolutionReasons.STATIC,
  configuration: StandardResolutionReasons.STATIC,
  default: StandardResolutionReasons.DEFAULT,
  production: StandardResolutionReasons.TARGETING_MATCH,
} satisfies Record<Source, string>;

const isFlag = (name: string): name is FlagName => Object.hasOwn(FLAGS, name);
