import { parseDegrees } from '@galleria/domain/stores/store-application';
import { LocateFixed } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Tiles } from './location-map.tsx';
import { Line } from './step-form.tsx';

/** Imported only where map tiles are configured, and only by this page. */
const LocationMap = lazy(() => import('./location-map.tsx'));

interface Typed {
  readonly latitude: string;
  readonly longitude: string;
}

interface LocationFieldsProps {
  tiles: Tiles | null;
  first: Typed;
  errors: { latitude: string | undefined; longitude: string | undefined };
}

/** Six decimals are an accuracy of ten centimetres. */
const DECIMALS = 6;

/** Coordinates of the store: from a marker on a map, from the browser, or typed. */
export function LocationFields({ tiles, first, errors }: LocationFieldsProps) {
  const text = useText();
  const [typed, setTyped] = useState(first);
  const setLocation = (latitude: number, longitude: number) =>
    setTyped({ latitude: String(round(latitude)), longitude: String(round(longitude)) });
  const locating = useLocating(setLocation);
  const [latitude, longitude] = [parseDegrees('latitude', typed.latitude), parseDegrees('longitude', typed.longitude)];
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{text('storeOpening.location')}</legend>
      <p className="mb-3 text-ink-soft text-xs">
        {text(tiles ? 'storeOpening.locationText' : 'storeOpening.locationTyped')}
      </p>
      {tiles && locating.isReady && (
        <Suspense fallback={<div className="mb-4 h-80 rounded-control bg-well" />}>
          <LocationMap
            tiles={tiles}
            label={text('storeOpening.map')}
            place={latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }}
            onMove={setLocation}
          />
        </Suspense>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {(['latitude', 'longitude'] as const).map((name) => (
          <Line
            key={name}
            name={name}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            label={text(name === 'latitude' ? 'storeOpening.latitude' : 'storeOpening.longitude')}
            hint={text(name === 'latitude' ? 'storeOpening.latitudeHint' : 'storeOpening.longitudeHint')}
            error={errors[name]}
            inputMode="decimal"
            dir="ltr"
            className="rtl:text-right"
          />
        ))}
      </div>
      {locating.isReady && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button tone="outline" size="small" busy={locating.step === 'busy'} onClick={locating.locate}>
            <LocateFixed aria-hidden className="size-4" />
            {text('storeOpening.locate')}
          </Button>
          <span role="status" className="text-ink-soft text-sm">
            {locating.step === 'found' && text('storeOpening.located')}
            {locating.step === 'failed' && text('storeOpening.notLocated')}
          </span>
        </div>
      )}
    </fieldset>
  );
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

const TIMEOUT_MS = 15_000;

function useLocating(onFound: (latitude: number, longitude: number) => void) {
  const [step, setStep] = useState<'rest' | 'busy' | 'found' | 'failed'>('rest');
  // Rendered after hydration only: the map and the button need scripts.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  function locate() {
    if (!navigator.geolocation) return setStep('failed');
    setStep('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onFound(coords.latitude, coords.longitude);
        setStep('found');
      },
      () => setStep('failed'),
      { timeout: TIMEOUT_MS, enableHighAccuracy: true },
    );
  }

  return { step, isReady, locate };
}
