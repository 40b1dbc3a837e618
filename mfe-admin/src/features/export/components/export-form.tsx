import { DialogActions, Form, SelectField, Stack, SubmitButton } from '@reset/shared-ui';
import * as yup from 'yup';
import { t as say, useMessages } from '#messages.ts';
import { exportData, type ExportType } from '../api/export-data.ts';

interface Props {
  onCancel: () => void;
  onRequested: () => void;
}

const TYPES = [
  'users',
  'waitlist',
  'card_accounts',
  'card_usage',
  'users_for_analytics',
] as const satisfies readonly ExportType[];

/** Asks what the file is to have. What happens then stands there before it is asked for. */
export function ExportForm({ onCancel, onRequested }: Props) {
  const t = useMessages();

  async function submit({ type }: { type: string }) {
    const result = await exportData(type as ExportType);
    if (!result.ok) return result.error;
    onRequested();
    return undefined;
  }

  return (
    <Stack gap={16}>
      <p>{t('export.consequence')}</p>
      <Form
        aria-label={t('export.title')}
        initialValues={nothingChosen}
        validationSchema={exportSchema}
        onSubmit={submit}
      >
        <SelectField
          name="type"
          label={t('export.type')}
          choices={TYPES.map((type) => ({ value: type, label: t(`export.${type}`) }))}
        />
        <DialogActions onCancel={onCancel}>
          <SubmitButton isWide={false}>{t('export.submit')}</SubmitButton>
        </DialogActions>
      </Form>
    </Stack>
  );
}

const nothingChosen = { type: '' };

const exportSchema = yup.object({ type: yup.string().required(say('export.typeRequired')) });
