import { TERMS, type TermsType } from '@reset/application-engine/terms.ts';
import {
  Banner,
  CheckboxField,
  EnglishOnly,
  Form,
  QueryPanel,
  Skeleton,
  SkeletonForm,
  Stack,
  SubmitButton,
  Text,
  Tile,
  type FormRefusal,
} from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStandAlone } from '#features/widget-hold/widget-hold.ts';
import { acceptTerms } from '../api/accept-terms.ts';
import { termsQuery, type Terms } from '../api/get-terms.ts';
import { notAgreed, termsSchema } from '../model/terms-form.ts';
import { useMessages } from '../terms-messages.ts';
import { Documents } from './documents.tsx';

const OUTDATED = 'disclosure_outdated';

interface Props {
  onAccepted: () => void;
}

/** The four sentences to agree to, each with its documents. */
export function TermsForm({ onAccepted }: Props) {
  const t = useMessages();
  const terms = useQuery(termsQuery);
  const [hasChanged, setHasChanged] = useState(false);
  useStandAlone(terms.isPending);

  async function submit(agreed: Terms): Promise<FormRefusal | undefined> {
    const result = await acceptTerms(agreed.map(({ id }) => id));
    if (result.ok) {
      onAccepted();
      return undefined;
    }
    if (result.error.code !== OUTDATED) return result.error;
    setHasChanged(true);
    await terms.refetch();
    return undefined;
  }

  return (
    <Tile title={t('title')}>
      <QueryPanel
        query={terms}
        failure={t('failed')}
        loading={
          <Skeleton label={t('loading')}>
            <SkeletonForm fields={4} />
          </Skeleton>
        }
      >
        {(shown) => (
          <Stack gap={16}>
            <Text tone="muted">{t('intro')}</Text>
            <EnglishOnly isLegal />
            {hasChanged && (
              <div role="alert">
                <Banner tone="warning">{t('changed')}</Banner>
              </div>
            )}
            <Form
              // What was ticked was another text.
              key={shown.map(({ id }) => id).join()}
              aria-label={t('title')}
              initialValues={notAgreed}
              validationSchema={termsSchema}
              onSubmit={() => submit(shown)}
            >
              <Stack gap={8}>
                {TERMS.map(({ name, types }) => (
                  <CheckboxField
                    key={name}
                    name={name}
                    description={t(`${name}.about`)}
                    label={
                      <>
                        {t(`${name}.label`)} <Documents documents={documentsOf(types, shown)} />
                      </>
                    }
                  />
                ))}
              </Stack>
              <SubmitButton>{t('continue')}</SubmitButton>
            </Form>
          </Stack>
        )}
      </QueryPanel>
    </Tile>
  );
}

/** In the order in which the sentence names them. */
const documentsOf = (types: readonly TermsType[], terms: Terms): Terms =>
  types.flatMap((type) => terms.filter(({ disclosureType }) => disclosureType === type));
