import { CheckboxField, SelectField, TextField, type SetValue } from '@reset/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CommandAction } from '#features/commands/commands.ts';
import { sayWord } from '#words/say-word.ts';
import { useMessages } from '../../action-messages.ts';
import type { User } from '../../api/get-user.ts';
import {
  configSchema,
  isConfigChanged,
  LISTS,
  slotCount,
  slotName,
  SWITCHES,
  toConfigBody,
  toConfigValues,
  type ConfigValues,
} from '../../model/config-form.ts';
import styles from './override-config.module.css';

/** At which field stands what the service says of a setting that has another name or several fields. */
const FIELD_OF = {
  incomeTaxRefundAdvanceMultiplier: 'refund',
  ewaMultiplierByRepaymentCount: slotName('linked', 0),
  payrollLinked: slotName('linked', 0),
  payrollUnlinked: slotName('unlinked', 0),
} as const;

const METHODS = ['direct_deposit_flow', 'ach_debit_flow'] as const;

/** What is set for one person; the form opens with what holds now, and sends what is changed. */
export function OverrideConfig({ user }: { user: Pick<User, 'id' | 'userConfig'> }) {
  const t = useMessages();
  const slots = slotCount(user.userConfig);
  return (
    <CommandAction
      userId={user.id}
      action={t('config.action')}
      title={t('config.action')}
      consequence={t('config.consequence')}
      done={t('config.done')}
      initialValues={toConfigValues(user.userConfig)}
      schema={configSchema(user.userConfig)}
      fieldOf={FIELD_OF}
      renderFields={(values, setValue) => (
        <>
          <FollowHeld held={toConfigValues(user.userConfig)} {...{ values, setValue }} />
          <SelectField
            name="repaymentMethod"
            label={t('config.method')}
            choices={METHODS.map((value) => ({ value, label: sayWord(value) }))}
          />
          {SWITCHES.map((name) => (
            <CheckboxField key={name} name={name} label={t(`config.${name}`)} />
          ))}
          <p>{t('config.emptyStays')}</p>
          <TextField name="refund" type="number" step={0.01} label={t('config.refund')} />
          {LISTS.map((list) => (
            <fieldset key={list} className={styles.list}>
              <legend>{t(`config.${list}`)}</legend>
              {Array.from({ length: slots }, (_slot, at) => (
                <TextField
                  key={slotName(list, at)}
                  name={slotName(list, at)}
                  type="number"
                  step={0.01}
                  label={t('config.after', { count: at })}
                />
              ))}
            </fieldset>
          ))}
        </>
      )}
      maySend={(values) => isConfigChanged(values, user.userConfig)}
      toCall={(values) => ({
        path: `/users/${user.id}/override_user_config`,
        body: toConfigBody(values, user.userConfig),
      })}
    />
  );
}

interface Held {
  held: ConfigValues;
  values: ConfigValues;
  setValue: SetValue<ConfigValues>;
}

/** Fills in what somebody else has set meanwhile, where she has changed nothing: it would be set back. */
function FollowHeld({ held, values, setValue }: Held) {
  const former = useRef(held);
  const fillIn = useEffectEvent((now: ConfigValues) => {
    const before = former.current;
    for (const [name, value] of Object.entries(now) as [keyof ConfigValues, number][]) {
      if (values[name] === before[name] && value !== before[name]) setValue(name, value);
    }
    former.current = now;
  });
  useEffect(() => fillIn(held), [held]);
  return null;
}
