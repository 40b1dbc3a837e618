import { PageLayout, PageTile } from '@reset/shared-ui';
import type { ComponentProps } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { CardReveal } from '#features/card-issuance/card-issuance.ts';
import { showsReveal } from '../model/address.ts';
import { Application } from './application.tsx';

/**
 * The card application. Her card is revealed to who waited for it here and to whom the address says
 * so; who has it is at home on the dashboard.
 */
export function CardApplication({ Screen }: Pick<ComponentProps<typeof Application>, 'Screen'>) {
  const [query] = useSearchParams();
  return (
    <PageLayout>
      <Application
        product="card"
        Screen={Screen}
        renderDone={(wasOpen) =>
          wasOpen || showsReveal(query) ? (
            <PageTile>
              <CardReveal />
            </PageTile>
          ) : (
            <Navigate to="/dashboard" replace />
          )
        }
      />
    </PageLayout>
  );
}
