import * as yup from 'yup';
import { t as say } from '../action-messages.ts';
import type { User } from '../api/get-user.ts';

type Config = User['userConfig'];

export const SWITCHES = [
  'requirePayrollLinking',
  'enableProbationaryLimit',
  'enableFutureDatedDirectDepositLimit',
  'customRepaymentPlan',
  'muted',
] as const;

/** The two lists of earned-wage multipliers, by how many repayments are settled. */
export const LISTS = ['linked', 'unlinked'] as const;
type List = (typeof LISTS)[number];

/** A multiplier as it stands in its field: '' while it is empty. */
type Typed = number | '';

export type ConfigValues = { repaymentMethod: string; refund: Typed } & Record<
  (typeof SWITCHES)[number],
  boolean
> &
  Record<`${List}${number}`, Typed>;

/** The name of a multiplier's field. */
export const slotName = (list: List, at: number): `${List}${number}` => `${list}${at}`;

/** How many fields a list has: room for one more than is set. */
export function slotCount({ ewaMultiplierByRepaymentCount: set }: Config): number {
  return Math.max(3, (set?.payrollLinked.length ?? 0) + 1, (set?.payrollUnlinked.length ?? 0) + 1);
}

/** What is set, as the form opens with it. */
export function toConfigValues(config: Config): ConfigValues {
  const set = config.ewaMultiplierByRepaymentCount;
  const slots = Array.from({ length: slotCount(config) }, (_slot, at) => [
    [slotName('linked', at), set?.payrollLinked[at] ?? ''],
    [slotName('unlinked', at), set?.payrollUnlinked[at] ?? ''],
  ]).flat();
  const switches = SWITCHES.map((name) => [name, config[name] ?? false]);
  return {
    ...Object.fromEntries([...switches, ...slots]),
    repaymentMethod: config.repaymentMethod ?? '',
    refund: config.incomeTaxRefundAdvanceMultiplier ?? '',
  } as ConfigValues;
}

/** Something was changed in the form. */
export const isConfigChanged = (values: ConfigValues, config: Config): boolean =>
  Object.keys(toConfigBody(values, config)).length > 0;

/** What is sent: what was changed, and no more. Both lists of multipliers are one setting. */
export function toConfigBody(values: ConfigValues, config: Config): Record<string, unknown> {
  const held = toConfigValues(config);
  const before = settingsOf(held, held);
  return Object.fromEntries(
    Object.entries(settingsOf(values, held)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
}

/** The settings by these values. A multiplier that is empty is not sent; a list of none stays as it is. */
function settingsOf(values: ConfigValues, held: ConfigValues): Record<string, unknown> {
  const listOf = (list: List) =>
    multipliers(values[slotName(list, 0)] === '' ? held : values, list);
  const payrollLinked = listOf('linked');
  const payrollUnlinked = listOf('unlinked');
  return {
    repaymentMethod: values.repaymentMethod,
    ...Object.fromEntries(SWITCHES.map((name) => [name, values[name]])),
    ...(values.refund !== '' && { incomeTaxRefundAdvanceMultiplier: values.refund }),
    ...(payrollLinked.length > 0 && {
      ewaMultiplierByRepaymentCount: { payrollLinked, payrollUnlinked },
    }),
  };
}

function multipliers(values: ConfigValues, list: List): number[] {
  const typed: number[] = [];
  for (let at = 0; slotName(list, at) in values; at += 1) {
    const value = values[slotName(list, at)];
    if (typeof value === 'number') typed.push(value);
  }
  return typed;
}

const multiplier = yup
  .number()
  .transform((value, original) => (original === '' ? undefined : value))
  .typeError(say('config.range'))
  .min(0, say('config.range'))
  .max(1, say('config.range'))
  .test('step', say('config.step'), (value) => value === undefined || isInHundredths(value));

/** As the service counts: 0.29 times 100 is not quite 29. */
const isInHundredths = (value: number): boolean => Math.round(value * 100) / 100 === value;

/** Nothing is unset by an empty field: what has a value already keeps it. */
export function configSchema(config: Config): yup.ObjectShape {
  const slots = slotCount(config);
  const fields = LISTS.flatMap((list) =>
    Array.from({ length: slots }, (_slot, at) => [
      slotName(list, at),
      slotSchema(list, at, config),
    ]),
  );
  return {
    ...Object.fromEntries(fields),
    refund: multiplier,
    repaymentMethod: yup.string().required(say('config.methodRequired')),
  };
}

function slotSchema(list: List, at: number, config: Config) {
  const isHeld = toConfigValues(config)[slotName(list, 0)] !== '';
  const other: List = list === 'linked' ? 'unlinked' : 'linked';
  const before = slotName(list, at - 1);
  const isTyped = (value: unknown) => typeof value === 'number';
  return at > 0
    ? multiplier.test(
        'gap',
        say('config.gap'),
        (value, { parent }) => !isTyped(value) || isTyped(parent[before]),
      )
    : multiplier.test(
        'both',
        say('config.both'),
        (value, { parent }) => isHeld || isTyped(value) || !isTyped(parent[slotName(other, 0)]),
      );
}
