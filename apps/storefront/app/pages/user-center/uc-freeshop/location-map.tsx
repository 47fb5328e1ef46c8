import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface LocationMapProps {
  tiles: Tiles;
  label: string;
  /** Undefined before a place is chosen: the whole country is shown. */
  place: Place | undefined;
  onMove: (latitude: number, longitude: number) => void;
}

const COUNTRY: L.LatLngTuple = [35, 104];
const COUNTRY_ZOOM = 4;
const STREET_ZOOM = 16;

/** A map with one draggable marker; a click on the map moves it there. The typed coordinates move it too. */
export default function LocationMap({ tiles, label, place, onMove }: LocationMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<{ map: L.Map; marker: L.Marker }>(undefined);
  const moved = useEffectEvent(({ lat, lng }: L.LatLng) => onMove(lat, lng));

  useEffect(() => {
    if (!box.current) return;
    const made = L.map(box.current, { worldCopyJump: true }).setView(COUNTRY, COUNTRY_ZOOM);
    L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(made);
    const marker = L.marker(COUNTRY, { draggable: true, icon: pin(), keyboard: false }).addTo(made);
    marker.on('dragend', () => moved(marker.getLatLng().wrap()));
    made.on('click', ({ latlng }: L.LeafletMouseEvent) => moved(latlng.wrap()));
    map.current = { map: made, marker };
    return () => {
      map.current = undefined;
      made.remove();
    };
  }, [tiles.url, tiles.attribution]);

  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (!map.current || latitude === undefined || longitude === undefined) return;
    map.current.marker.setLatLng([latitude, longitude]);
    map.current.map.setView([latitude, longitude], Math.max(map.current.map.getZoom(), STREET_ZOOM));
  }, [latitude, longitude]);

  return (
    <div
      ref={box}
      role="application"
      aria-label={label}
      // `isolate`: the stacking layers of the map must not cover the menus of the page.
      className="isolate mb-4 h-80 rounded-control border border-edge"
    />
  );
}

/** Inline SVG, since the library's own marker would be one more file. */
function pin(): L.DivIcon {
  return L.divIcon({
    className: 'text-brand',
    iconSize: [32, 40],
    iconAnchor: [16, 40],
    html: '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path fill="currentColor" stroke="#fff" stroke-width="2" d="M16 1a14 14 0 0 1 14 14c0 10-14 24-14 24S2 25 2 15A14 14 0 0 1 16 1z"/><circle cx="16" cy="15" r="5" fill="#fff"/></svg>',
  });
}
