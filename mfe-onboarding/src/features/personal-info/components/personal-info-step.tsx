import type { MemberProfile } from '@reset/remote-sdk';
import type { FormRefusal } from '@reset/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '#features/product/product.ts';
import { beginIn } from '#features/step-place/step-place.ts';
import { savePersonalInfo } from '../api/save-personal-info.ts';
import { keptPersonalInfo } from '../model/kept-personal-info.ts';
import type { PersonalInfoValues } from '../model/personal-info-form.ts';
import { useMessages } from '../personal-info-messages.ts';
import { PersonalInfoForm } from './personal-info-form.tsx';
import { Review } from './review.tsx';

interface Props {
  product: Product;
  profile: MemberProfile;
  /** What she told is with us. */
  onSaved: () => void;
}

/** In the history, of the entry in which what she told is looked over. */
const REVIEW = 'review';

/** Who she is: asked, looked over, sent. What is refused is corrected where it was typed. */
export function PersonalInfoStep({ product, profile, onSaved }: Props) {
  const t = useMessages();
  const kept = keptPersonalInfo(profile.id);
  const [values, setValues] = useState<PersonalInfoValues>(() => kept.read());
  const [refusal, setRefusal] = useState<FormRefusal>();
  const review = useReview();
  const place = useFocusOnNext(review.isOpen, refusal);

  async function submit(): Promise<FormRefusal | undefined> {
    const result = await savePersonalInfo(values);
    if (result.ok) {
      kept.forget();
      onSaved();
      return undefined;
    }
    const { message, errors } = result.error;
    if (Object.keys(errors).length === 0) return result.error;
    // Her number is typed anew, wherever the fault is.
    setValues({ ...values, ssn: '' });
    setRefusal({ message, errors: { ssn: [t('ssn.again')], ...errors } });
    review.refuse();
    return undefined;
  }

  return (
    <div ref={place}>
      {review.isOpen ? (
        <Review profile={profile} values={values} onSubmit={submit} onChange={review.leave} />
      ) : (
        <PersonalInfoForm
          product={product}
          profile={profile}
          values={values}
          refusal={refusal}
          onStopped={onSaved}
          onContinue={(typed) => {
            setValues(typed);
            setRefusal(undefined);
            review.open();
          }}
        />
      )}
    </div>
  );
}

/** Whether what she told is looked over: an entry of the history, which the browser's Back leaves. */
function useReview() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isEntry = state === REVIEW;
  // After a reload, or on the way forward again, she fills the form in first.
  const [stage, setStage] = useState<'form' | 'leaving' | 'review'>('form');
  if (stage === 'leaving' && isEntry) setStage('review');
  if (stage === 'review' && !isEntry) setStage('form');
  return {
    isOpen: stage === 'review' && isEntry,
    open() {
      setStage('leaving');
      if (!isEntry) void navigate({ pathname, search }, { state: REVIEW });
    },
    refuse: () => setStage('form'),
    leave: () => void navigate(-1),
  };
}

/** Moves the focus to the next screen; where something was refused, its list has taken it. */
function useFocusOnNext(isReview: boolean, refusal: FormRefusal | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(isReview);
  useEffect(() => {
    if (shown.current === isReview) return;
    shown.current = isReview;
    if (isReview || !refusal) beginIn(place.current);
  }, [isReview, refusal]);
  return place;
}
