import type { MemberProfile } from '@reset/remote-sdk';
import type { FormRefusal } from '@reset/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#features/product/product.ts';
import { savePersonalInfo } from '../api/save-personal-info.ts';
import { keptPersonalInfo } from '../model/kept-personal-info.ts';
import type { PersonalInfoValues } from '../model/personal-info-form.ts';
import { PersonalInfoForm } from './personal-info-form.tsx';
import { Review } from './review.tsx';

interface Props {
  product: Product;
  profile: MemberProfile;
  /** What she told is with us. */
  onSaved: () => void;
}

type Stage = { name: 'form'; refusal?: FormRefusal } | { name: 'review' };

/** Who she is: asked, looked over, sent. What is refused is corrected where it was typed. */
export function PersonalInfoStep({ product, profile, onSaved }: Props) {
  const kept = keptPersonalInfo(profile.id);
  const [values, setValues] = useState<PersonalInfoValues>(() => kept.read());
  const [stage, setStage] = useState<Stage>({ name: 'form' });
  const place = useFocusOnNext(stage);

  async function submit(): Promise<FormRefusal | undefined> {
    const result = await savePersonalInfo(values);
    if (result.ok) {
      kept.forget();
      onSaved();
      return undefined;
    }
    if (Object.keys(result.error.errors).length === 0) return result.error;
    // Her number is typed anew, wherever the fault is.
    setValues({ ...values, ssn: '' });
    setStage({ name: 'form', refusal: result.error });
    return undefined;
  }

  return (
    <div ref={place} tabIndex={-1}>
      {stage.name === 'review' ? (
        <Review
          profile={profile}
          values={values}
          onSubmit={submit}
          onChange={() => setStage({ name: 'form' })}
        />
      ) : (
        <PersonalInfoForm
          product={product}
          profile={profile}
          values={values}
          refusal={stage.refusal}
          onStopped={onSaved}
          onContinue={(typed) => {
            setValues(typed);
            setStage({ name: 'review' });
          }}
        />
      )}
    </div>
  );
}

/** Moves the focus to the next stage; where something was refused, its list has taken it. */
function useFocusOnNext(stage: Stage) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (stage.name === 'review' || !stage.refusal) place.current?.focus();
  }, [stage]);
  return place;
}
