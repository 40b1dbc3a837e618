import { Form, SubmitButton, TextField } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import * as yup from 'yup';
import { t as say, useMessages } from '#messages.ts';
import { keepView, savedViewsQuery } from '../api/saved-views.ts';

/** Keeps the address of the page, with its filter, under a name; one of that name is replaced. */
export function KeepView() {
  const t = useMessages();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();

  async function submit({ name }: { name: string }) {
    const result = await keepView({ name: name.trim(), path: pathname, query: search.slice(1) });
    if (!result.ok) return result.error;
    await queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
    return undefined;
  }

  return (
    <Form
      aria-label={t('views.keep')}
      initialValues={noName}
      validationSchema={nameSchema}
      onSubmit={submit}
    >
      <TextField name="name" label={t('views.name')} autoComplete="off" />
      <SubmitButton variant="secondary">{t('views.keep')}</SubmitButton>
    </Form>
  );
}

const noName = { name: '' };

const nameSchema = yup.object({
  name: yup.string().trim().required(say('views.nameRequired')).max(60, say('views.nameTooLong')),
});
