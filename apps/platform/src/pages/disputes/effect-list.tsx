import { Flex } from 'antd';

/** A list of sentences about the consequences of a decision. */
export function EffectList({ effects }: { effects: readonly string[] }) {
  return (
    <Flex vertical gap={4} component="ul" style={{ margin: 0, paddingInlineStart: 18 }}>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </Flex>
  );
}
