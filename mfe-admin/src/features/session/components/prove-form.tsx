import { Form, PasswordField, SubmitButton, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { beginAdminSession } from '../api/begin-admin-session.ts';
import { adminTokenStore } from '../model/admin-token-store.ts';
import { emptyProof, proveSchema, type ProveValues } from '../model/prove-form.ts';

/** Staff prove once more who they are; what was asked for then appears in its place. */
export function ProveForm() {
  const t = useMessages();

  async function submit({ password }: ProveValues) {
    const result = await beginAdminSession({ password });
    if (!result.ok) return result.error;
    adminTokenStore.getState().keep(result.data.adminToken, result.data.expiresAt);
    return undefined;
  }

  return (
    <Tile>
      <Form
        aria-label={t('session.title')}
        initialValues={emptyProof}
        validationSchema={proveSchema}
        onSubmit={submit}
      >
        <PasswordField
          name="password"
          label={t('session.password')}
          autoComplete="current-password"
        />
        <SubmitButton>{t('session.submit')}</SubmitButton>
      </Form>
    </Tile>
  );
}
