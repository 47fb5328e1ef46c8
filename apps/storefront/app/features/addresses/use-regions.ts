import { regionList } from '@galleria/contract/addresses';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Area, Regions } from './address-fields.ts';

export interface Chosen {
  readonly provinceId: number;
  readonly cityId: number;
  readonly areaId: number;
}

/** The three lists and their choices. A new choice clears the levels below it. */
export function useRegions(known: Regions, initial: Chosen) {
  const [cities, setCities] = useState(known.cities);
  const [districts, setDistricts] = useState(known.districts);
  const [chosen, setChosen] = useState(initial);
  const [failed, setFailed] = useState(false);
  /** The current choice, to recognise stale responses. */
  const latest = useRef(initial);

  function choose(next: Chosen) {
    latest.current = next;
    setChosen(next);
  }

  /** The regions inside `pid`; undefined for a stale response. */
  async function fetchRegions(level: 'provinceId' | 'cityId', pid: number): Promise<readonly Area[] | undefined> {
    const answer = await api(regionList, { pid });
    if (latest.current[level] !== pid) return undefined;
    setFailed(!answer.ok);
    return answer.ok ? answer.data : undefined;
  }

  async function chooseProvince(provinceId: number) {
    choose({ provinceId, cityId: 0, areaId: 0 });
    setCities([]);
    setDistricts([]);
    if (!provinceId) return;
    const found = await fetchRegions('provinceId', provinceId);
    if (!found) return;
    setCities(found);
    // Municipalities have one city of the same name.
    const [only, ...others] = found;
    if (only && others.length === 0) await chooseCity(only.areaId);
  }

  async function chooseCity(cityId: number) {
    choose({ provinceId: latest.current.provinceId, cityId, areaId: 0 });
    setDistricts([]);
    if (!cityId) return;
    const found = await fetchRegions('cityId', cityId);
    if (found) setDistricts(found);
  }

  /** An edited address comes with the names of its own regions only; the full lists are fetched when the form opens. */
  const complete = useEffectEvent(async () => {
    if (!initial.provinceId || !initial.cityId || cities.length > 1) return;
    const [around, within] = await Promise.all([
      fetchRegions('provinceId', initial.provinceId),
      fetchRegions('cityId', initial.cityId),
    ]);
    if (around) setCities(around);
    if (within) setDistricts(within);
  });
  useEffect(() => {
    void complete();
  }, []);

  return {
    lists: { provinces: known.provinces, cities, districts },
    chosen,
    failed,
    chooseProvince,
    chooseCity,
    chooseDistrict: (areaId: number) => choose({ ...chosen, areaId }),
  };
}
