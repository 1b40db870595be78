import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { tabClass } from '../TabLinks.tsx'
import type { TabsProps } from '../Tabs.tsx'

/** What Tabs shows once its code is here. */
export function TabsPanel({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <Tabs selectedKey={selected} onSelectionChange={(key) => onSelect?.(String(key))}>
      <TabList aria-label={label} className="scrollbar-none flex overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={({ isSelected }) => tabClass(isSelected)}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-4">
          {tab.content}
        </TabPanel>
      ))}
    </Tabs>
  )
}
